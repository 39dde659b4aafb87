import { ref } from 'vue'
import { shelfText as text } from '@/text/en/shelf'
import { useShelf } from './shelf'
import { textIn } from './textIn'

/** A text or a file that is to become a script of this device; what is wrong with it is said where it was given. */
export const useTakeScript = (taken: (id: string) => unknown) => {
  const shelf = useShelf()
  const because = ref('')
  const busy = ref(false)
  const take = async (script: string | File) => {
    const given = typeof script === 'string' ? script : await textIn(script)
    if (!given.trim()) {
      because.value = text.nothing
      return
    }
    busy.value = true
    const added = await shelf.add(given)
    busy.value = false
    because.value = added.ok ? '' : added.because
    if (added.ok) await taken(added.id)
  }
  return { because, busy, take }
}
