import { randomInt } from 'node:crypto'

/** Asks an address whether it is whose it says, as Meta does: by a number that it has to say back. */
export async function confirmAddress(url: string, word: string): Promise<boolean> {
  try {
    const asked = new URL(url)
    const challenge = String(randomInt(100_000_000, 999_999_999))
    asked.searchParams.set('hub.mode', 'subscribe')
    asked.searchParams.set('hub.verify_token', word)
    asked.searchParams.set('hub.challenge', challenge)
    const answer = await fetch(asked)
    return answer.ok && (await answer.text()) === challenge
  } catch {
    return false
  }
}
