import { shallowRef } from 'vue'

/** A script that is being read, other than the one that is played. */
export const viewedScript = shallowRef<string>()
