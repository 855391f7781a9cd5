// Who can open a link to the page: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkReach } from "../../Web/dialogs/link-reach.js";

test("a link that works here only, or in this network only, says so", () => {
  for (const [address, reach] of [
    ["http://localhost:8080/", "link.onlyHere"],
    ["http://game.localhost/", "link.onlyHere"],
    ["http://127.0.0.1:8351/", "link.onlyHere"],
    ["http://127.1.2.3/", "link.onlyHere"],
    ["http://[::1]:8080/", "link.onlyHere"],
    ["http://0.0.0.0:8080/", "link.onlyHere"],
    ["file:///home/amina/word-scramble.html", "link.onlyHere"],
    ["http://10.0.0.7/", "link.onlyNetwork"],
    ["http://172.16.0.1/", "link.onlyNetwork"],
    ["http://172.31.255.1:8080/", "link.onlyNetwork"],
    ["http://192.168.178.20:8080/words/", "link.onlyNetwork"],
    ["http://169.254.1.1/", "link.onlyNetwork"],
    ["http://100.64.0.1/", "link.onlyNetwork"],
    ["http://[fd12:3456::1]/", "link.onlyNetwork"],
    ["http://[fe80::1]/", "link.onlyNetwork"],
    ["http://classroom-pc:8080/", "link.onlyNetwork"],
    ["http://teacher.local/", "link.onlyNetwork"],
    ["http://teacher.local./", "link.onlyNetwork"],
    ["http://fritz.home.arpa/", "link.onlyNetwork"],
    ["http://teacher.lan:8080/", "link.onlyNetwork"],
    ["http://teacher.home/", "link.onlyNetwork"],
    ["http://words.internal/", "link.onlyNetwork"],
    ["https://words.example/", ""],
    ["https://localhost.example/", ""],
    ["https://local.example/", ""],
    ["https://lan.example/", ""],
    ["https://home.example/", ""],
    ["https://internal.example/", ""],
    ["http://172.32.0.1/", ""],
    ["http://172.15.0.1/", ""],
    ["http://192.169.0.1/", ""],
    ["http://100.128.0.1/", ""],
    ["http://11.0.0.1/", ""],
    ["http://[2001:db8::1]/", ""],
    ["https://10.example.org/", ""],
  ]) {
    assert.equal(linkReach(new URL(address)), reach, address);
  }
});
