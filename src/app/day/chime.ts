/** A soft bell. Safari only plays what a tap has unlocked, so the tap that starts the timer must call `unlockChime`. */
let audio: AudioContext | undefined

export const unlockChime = (): void => {
  try {
    audio ??= new AudioContext()
    void audio.resume()
    const silence = audio.createBufferSource()
    silence.buffer = audio.createBuffer(1, 1, 22_050)
    silence.connect(audio.destination)
    silence.start()
  } catch {
    // No sound on this device; the screen still says that time is up.
  }
}

const PARTIALS = [
  [392, 1],
  [784, 0.35],
  [1176, 0.12],
] as const
const STROKES = [0, 1.4]

/** Rings once after `inMs`, on the audio clock, because timers are late in a hidden tab. Returns a function that cancels it. */
export const scheduleChime = (inMs: number): (() => void) => {
  const context = audio
  if (!context || context.state === 'closed') return () => undefined
  const voices = STROKES.flatMap((stroke) =>
    PARTIALS.map(([pitch, loudness]) => voice(context, pitch, loudness, context.currentTime + inMs / 1000 + stroke)),
  )
  return () => voices.forEach((stop) => stop())
}

const voice = (context: AudioContext, pitch: number, loudness: number, at: number) => {
  const tone = context.createOscillator()
  const gain = context.createGain()
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(0.11 * loudness, at + 0.06)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 2.6)
  tone.connect(gain).connect(context.destination)
  tone.start(at)
  tone.stop(at + 2.7)
  return () => {
    tone.disconnect()
    gain.disconnect()
  }
}
