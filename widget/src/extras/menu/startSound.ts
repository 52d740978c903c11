import type { Kit } from '../createKit.ts'

/** Starts the short sound for an answer while the page is not visible; off until the visitor turns it on. */
export function startSound({ chat, on, load, store }: Kit) {
  let context: AudioContext | undefined
  const isOn = () => load<boolean>('localStorage', 'sound') === true

  function play(): void {
    context ??= new AudioContext()
    const { currentTime, destination } = context
    for (const [index, frequency] of [660, 880].entries()) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      const start = currentTime + index * 0.09
      tone.frequency.value = frequency
      volume.gain.setValueAtTime(0.08, start)
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.25)
      tone.connect(volume).connect(destination)
      tone.start(start)
      tone.stop(start + 0.25)
    }
  }

  on('answer', () => {
    if (isOn() && (!chat.isOpen || document.visibilityState !== 'visible')) play()
  })

  return {
    isOn,
    toggle: (): void => {
      store('localStorage', 'sound', !isOn())
      // Browsers allow sound only after a click, and it shows what was turned on.
      if (isOn()) play()
      chat.update()
    },
  }
}
