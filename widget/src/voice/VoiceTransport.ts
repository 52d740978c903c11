/** What a call hears of its transport. */
export interface VoiceHandlers {
  /** What has been understood so far; the last one of an utterance is final. */
  onHeard: (text: string, isFinal: boolean) => void
  /** The visitor begins to speak. */
  onSpeech: () => void
  onFailure: (reason: 'unsupported' | 'microphone') => void
}

/** How a call hears and speaks: the browser's own voice, a script in tests, or a vendor's line. */
export interface VoiceTransport {
  start: (handlers: VoiceHandlers) => void
  /** Listens or does not; a muted call stays a call. */
  listen: (isListening: boolean) => void
  /** Says a text; done when it has been said or was cut short. */
  speak: (text: string, language: string) => Promise<void>
  /** Cuts short what is being said. */
  hush: () => void
  stop: () => void
}
