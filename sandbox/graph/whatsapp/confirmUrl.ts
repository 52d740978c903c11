import { randomInt } from 'node:crypto'

/** Returns whether a URL confirms its verify token, as Meta checks it: it has to return a random number. */
export async function confirmUrl(url: string, word: string): Promise<boolean> {
  try {
    const request = new URL(url)
    const challenge = String(randomInt(100_000_000, 999_999_999))
    request.searchParams.set('hub.mode', 'subscribe')
    request.searchParams.set('hub.verify_token', word)
    request.searchParams.set('hub.challenge', challenge)
    const response = await fetch(request)
    return response.ok && (await response.text()) === challenge
  } catch {
    return false
  }
}
