// The parts of Darwin's C library that the kit uses, with Darwin's types, which differ from those of Linux.

// Types
typedef unsigned short mode_t;
typedef long long off_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef unsigned short nlink_t;
typedef long time_t;
typedef long ssize_t;
typedef unsigned long size_t;
typedef int pid_t;
typedef unsigned uid_t;

// Time
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
};
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6, _CLOCK_UPTIME_RAW = 8 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);
time_t time(time_t *);
struct tm *localtime_r(const time_t *, struct tm *);

// Files
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  struct timespec st_mtimespec;
  off_t st_size;
  int st_blksize;
};
struct flock {
  off_t l_start;
  off_t l_len;
  pid_t l_pid;
  short l_type;
  short l_whence;
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int flock(int, int);
int close(int);
int fsync(int);
int ftruncate(int, off_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int access(const char *, int);
int unlink(const char *);
int link(const char *, const char *);
int rename(const char *, const char *);
char *realpath(const char *, char *);
ssize_t readlink(const char *, char *, size_t);

// Folders
struct dirent {
  ino_t d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
typedef struct {
  int descriptor;
} DIR;
int mkdir(const char *, mode_t);
DIR *opendir(const char *);
int closedir(DIR *);
struct dirent *readdir(DIR *);

// Others
char *strerror(int);
void free(void *);
pid_t getpid(void);

#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_NONBLOCK 4
#define O_APPEND 8
#define O_NOFOLLOW 0x100
#define O_CREAT 0x200
#define O_EXCL 0x800
#define O_NOCTTY 0x20000
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define LOCK_EX 2
#define F_OK 0
#define PATH_MAX 1024
#define STDIN_FILENO 0
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define ENXIO 6
#define EEXIST 17
#define EFBIG 27
#define ELOOP 62
#define EOPNOTSUPP 102
