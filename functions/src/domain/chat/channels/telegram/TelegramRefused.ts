import type { TelegramResponse, TelegramRefusal } from '../../../kernel/channels/Telegram.ts'

/** Telegram has refused a request. */
export class TelegramRefused extends Error {
  readonly refusal: TelegramRefusal
  constructor(refusal: TelegramRefusal) {
    super(`Telegram refused with ${refusal.code}`)
    this.refusal = refusal
  }
}

/** Returns the result of a request; throws `TelegramRefused`. */
export async function requireAccepted<Result>(request: Promise<TelegramResponse<Result>>): Promise<Result> {
  const response = await request
  if (response.refusal) throw new TelegramRefused(response.refusal)
  return response.result
}
