import type { TelegramAnswer, TelegramRefusal } from '../../../kernel/channels/Telegram.ts'

/** Telegram has refused what it was asked. */
export class TelegramRefused extends Error {
  readonly refusal: TelegramRefusal
  constructor(refusal: TelegramRefusal) {
    super(`Telegram refused with ${refusal.code}`)
    this.refusal = refusal
  }
}

/** What Telegram has answered; fails with `TelegramRefused`. */
export async function taken<Result>(answering: Promise<TelegramAnswer<Result>>): Promise<Result> {
  const answer = await answering
  if (answer.refusal) throw new TelegramRefused(answer.refusal)
  return answer.result
}
