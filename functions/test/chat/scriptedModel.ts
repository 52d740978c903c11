import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguageModel } from '../../src/domain/kernel/ports/ports.ts'

export interface Script {
  text?: string
  inputTokens?: number
  outputTokens?: number
  delayMs?: number
  /** Awaited before it answers. */
  onAsked?: () => Promise<void>
  /** Thrown instead of an answer. */
  error?: Error
  /** Stops after its text without ending, until it is aborted. */
  isEndless?: boolean
}

/** Returns a model with a scripted answer that counts its calls. */
export function scriptedModel(script: Script = {}): LanguageModel & { calls: number } {
  const model = {
    calls: 0,
    async *stream({ signal }: Parameters<LanguageModel['stream']>[0]) {
      model.calls++
      await script.onAsked?.()
      if (script.delayMs) await sleep(script.delayMs)
      if (script.error) throw script.error
      for (const word of (script.text ?? 'A short answer.').split(/(?<= )/))
        yield { type: 'text' as const, text: word }
      if (script.isEndless)
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('Aborted'))))
      yield {
        type: 'usage' as const,
        inputTokens: script.inputTokens ?? 100,
        outputTokens: script.outputTokens ?? 20,
      }
    },
  }
  return model
}
