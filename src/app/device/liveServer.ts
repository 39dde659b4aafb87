/** The server of `npm start` says in its page that it has live rooms. On any other host nothing is asked and nothing is loaded. */
export const livePath = (page: Document = document): string | undefined => page.documentElement.dataset['live']
