import { shallowRef } from 'vue'

/** What `app/live` has to say of the device that runs the game: that it, or the server, is away, and since when. */
export const elsewhereWords = shallowRef('')
