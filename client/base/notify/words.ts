/** What a notification says that comes while no page is open: the page tells its service worker, which knows no language. */
export interface NoticeWords {
  readonly title: string;
}
