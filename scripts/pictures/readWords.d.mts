import type { Say } from './screens.mjs'

export function readWords(language: string): Promise<Say>
