import type { DiscordResponse, DiscordRefusal } from '../../../kernel/channels/Discord.ts'

/** Discord has refused a request. */
export class DiscordRefused extends Error {
  readonly refusal: DiscordRefusal
  constructor(refusal: DiscordRefusal) {
    super(`Discord refused with ${refusal.status}, ${refusal.code}`)
    this.refusal = refusal
  }
}

/** Returns the result of a request; throws `DiscordRefused`. */
export async function requireAccepted<Result>(request: Promise<DiscordResponse<Result>>): Promise<Result> {
  const response = await request
  if (response.refusal) throw new DiscordRefused(response.refusal)
  return response.result
}
