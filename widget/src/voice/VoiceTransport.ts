/** What a call hears of its transport. */
export interface VoiceHandlers {
  /** What has been understood so far; the last one of an utterance is final. */
  onHeard: (text: string, isFinal: boolean) => void
  /** What the agent says, piece by piece; only from a line that answers by itself. */
  onSaid: (text: string) => void
  /** Whose turn it is; only from a line that answers by itself. */
  onPhase: (phase: 'listening' | 'thinking' | 'speaking') => void
  onFailure: (reason: 'unsupported' | 'microphone' | 'connection') => void
  /** The other end has hung up. */
  onEnd: () => void
}

/** How answers are said that come as messages. */
export interface Speaker {
  /** Says a text; done when it has been said or was cut short. */
  speak: (text: string, language: string) => Promise<void>
  /** Cuts short what is being said. */
  hush: () => void
}

/** How a call hears and speaks: the browser's own voice, a script in tests, or a vendor's line. */
export interface VoiceTransport {
  start: (handlers: VoiceHandlers) => void
  /** Listens or does not; a muted call stays a call. */
  listen: (isListening: boolean) => void
  /** Missing on a line that answers by itself: there the server adds to the conversation what both say. */
  speaker?: Speaker
  stop: () => void
}
