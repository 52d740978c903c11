/** The model that transcribes voice notes, as its vendor names it. */
export const transcriptionModel = 'gpt-4o-mini-transcribe'

/** $0.003 a minute, in units of credit. */
export const defaultTranscriptionUnits = 30_000
