import type { DiscordAnswer, DiscordRefusal } from '../../../kernel/channels/Discord.ts'

/** Discord has refused a request. */
export class DiscordRefused extends Error {
  readonly refusal: DiscordRefusal
  constructor(refusal: DiscordRefusal) {
    super(`Discord refused with ${refusal.status}, ${refusal.code}`)
    this.refusal = refusal
  }
}

/** Returns the result of a request; throws `DiscordRefused`. */
export async function requireAccepted<Result>(answering: Promise<DiscordAnswer<Result>>): Promise<Result> {
  const answer = await answering
  if (answer.refusal) throw new DiscordRefused(answer.refusal)
  return answer.result
}
