import type { VoiceHandlers, VoiceTransport } from './VoiceTransport.ts'

/** The part of the browser's speech recognition that a call needs; the DOM's types lack it. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start: () => void
  abort: () => void
}
interface RecognitionResults extends Event {
  resultIndex: number
  results: ArrayLike<RecognitionResult>
}
type RecognitionResult = ArrayLike<{ transcript: string }> & { isFinal: boolean }

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

/** The errors of speech recognition that another attempt to listen does not end. */
const failures = new Map<unknown, 'microphone' | 'unsupported'>([
  ['not-allowed', 'microphone'],
  ['audio-capture', 'microphone'],
  ['service-not-allowed', 'unsupported'],
  ['language-not-supported', 'unsupported'],
])

/** Creates a transport of the browser's speech recognition and synthesis. */
export function createBrowserVoice(language: string): VoiceTransport {
  const Ears = window.SpeechRecognition ?? window.webkitSpeechRecognition
  const ears = Ears && 'speechSynthesis' in window ? new Ears() : undefined
  let isListening = false
  let isEnded = false

  function startRecognition(): void {
    try {
      if (isListening && !isEnded) ears?.start()
    } catch {
      // It is listening already.
    }
  }

  return {
    start({ onHeard, onFailure }: VoiceHandlers) {
      if (!ears) return onFailure('unsupported')
      ears.lang = language
      ears.continuous = true
      ears.interimResults = true
      ears.addEventListener('result', (event) => {
        if (!isRecognitionResult(event)) return
        const results = Array.from(event.results)
        for (const result of results.slice(event.resultIndex))
          if (result.isFinal) onHeard(wordsOf(result), true)
        // Interim results come in pieces; an event contains only those from the first changed one on.
        const open = results.filter(({ isFinal }) => !isFinal)
        if (open.length) onHeard(open.map(wordsOf).join(' '), false)
      })
      // Browsers stop listening by themselves after a while.
      ears.addEventListener('end', startRecognition)
      ears.addEventListener('error', (event) => {
        const failure = failures.get(Reflect.get(event, 'error'))
        if (!failure) return
        isListening = false
        onFailure(failure)
      })
      isListening = true
      startRecognition()
    },
    listen(isWanted) {
      if (isListening === isWanted) return
      isListening = isWanted
      if (isWanted) startRecognition()
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

function wordsOf(result: RecognitionResult): string {
  return result[0]?.transcript.trim() ?? ''
}

function isRecognitionResult(event: Event): event is RecognitionResults {
  return 'results' in event
}
