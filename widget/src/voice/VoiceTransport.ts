/** The callbacks of a transport to its call. */
export interface VoiceHandlers {
  /** Called with the recognized text so far; the last one of an utterance is final. */
  onHeard: (text: string, isFinal: boolean) => void
  /** Called with the pieces of the agent's speech; only in a call at a vendor. */
  onSaid: (text: string) => void
  /** Called when the turn changes; only in a call at a vendor. */
  onPhase: (phase: 'listening' | 'thinking' | 'speaking') => void
  onFailure: (reason: 'unsupported' | 'microphone' | 'connection') => void
  /** The other end has hung up. */
  onEnd: () => void
}

/** Speaks answers that arrive as messages. */
export interface Speaker {
  /** Speaks a text; resolves when it was spoken or interrupted. */
  speak: (text: string, language: string) => Promise<void>
  /** Interrupts the current speech. */
  hush: () => void
}

/** The audio of a call: the browser's own voice, a script in tests, or a call at a vendor. */
export interface VoiceTransport {
  start: (handlers: VoiceHandlers) => void
  /** Starts or stops listening; a muted call continues. */
  listen: (isListening: boolean) => void
  /** Missing in a call at a vendor: there the server adds both sides to the conversation. */
  speaker?: Speaker
  stop: () => void
}
