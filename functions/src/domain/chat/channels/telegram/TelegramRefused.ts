import type { TelegramAnswer, TelegramRefusal } from '../../../kernel/channels/Telegram.ts'

/** Telegram has refused a request. */
export class TelegramRefused extends Error {
  readonly refusal: TelegramRefusal
  constructor(refusal: TelegramRefusal) {
    super(`Telegram refused with ${refusal.code}`)
    this.refusal = refusal
  }
}

/** Returns the result of a request; throws `TelegramRefused`. */
export async function requireAccepted<Result>(answering: Promise<TelegramAnswer<Result>>): Promise<Result> {
  const answer = await answering
  if (answer.refusal) throw new TelegramRefused(answer.refusal)
  return answer.result
}
