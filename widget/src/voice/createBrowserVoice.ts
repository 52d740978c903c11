import type { VoiceHandlers, VoiceTransport } from './VoiceTransport.ts'

/** The part of the browser's speech recognition that a call needs; the DOM's types do not have it. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start: () => void
  abort: () => void
}
interface RecognitionResults extends Event {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

/** The browser's own ears and voice. */
export function createBrowserVoice(language: string): VoiceTransport {
  const Ears = window.SpeechRecognition ?? window.webkitSpeechRecognition
  const ears = Ears && 'speechSynthesis' in window ? new Ears() : undefined
  let isListening = false
  let isEnded = false

  function begin(): void {
    try {
      if (isListening && !isEnded) ears?.start()
    } catch {
      // It listens already.
    }
  }

  return {
    start({ onHeard, onFailure }: VoiceHandlers) {
      if (!ears) return onFailure('unsupported')
      ears.lang = language
      ears.continuous = true
      ears.interimResults = true
      ears.addEventListener('result', (event) => {
        if (!isResults(event)) return
        for (let index = event.resultIndex; index < event.results.length; index++) {
          const result = event.results[index]
          if (result?.[0]) onHeard(result[0].transcript, result.isFinal)
        }
      })
      // Browsers stop listening after a while by themselves.
      ears.addEventListener('end', begin)
      ears.addEventListener('error', (event) => {
        if (!/not-allowed|audio-capture|service/.test(String(Reflect.get(event, 'error')))) return
        isListening = false
        onFailure('microphone')
      })
      isListening = true
      begin()
    },
    listen(isWanted) {
      if (isListening === isWanted) return
      isListening = isWanted
      if (isWanted) begin()
      else ears?.abort()
    },
    speaker: {
      speak: (text, spoken) =>
        new Promise((resolve) => {
          const words = new SpeechSynthesisUtterance(text)
          words.lang = spoken
          words.onend = words.onerror = () => resolve()
          speechSynthesis.speak(words)
        }),
      hush: () => window.speechSynthesis?.cancel(),
    },
    stop() {
      isEnded = true
      isListening = false
      ears?.abort()
      window.speechSynthesis?.cancel()
    },
  }
}

function isResults(event: Event): event is RecognitionResults {
  return 'results' in event
}
