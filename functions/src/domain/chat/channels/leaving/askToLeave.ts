import { DiscordRefused } from '../discord/DiscordRefused.ts'
import { GraphRefused } from '../meta/GraphRefused.ts'
import { busyCodes, faultCodes } from '../meta/logins/passingCodes.ts'
import { TelegramRefused } from '../telegram/TelegramRefused.ts'

/**
 * Asks a vendor for what ends a connection there. False where it was out of reach, and is to be asked
 * again; what it refuses for good has ended by itself.
 */
export async function askToLeave(
  what: string,
  account: string,
  ask: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await ask()
    return true
  } catch (error) {
    console.error(`${what} has failed`, { account, error: String(error) })
    return isFinal(error)
  }
}

function isFinal(error: unknown): boolean {
  if (error instanceof TelegramRefused) return isFinalStatus(error.refusal.code)
  if (error instanceof DiscordRefused) return isFinalStatus(error.refusal.status)
  if (!(error instanceof GraphRefused)) return false
  // Meta tells by the code, whatever the status.
  const { status, code } = error.refusal
  return isFinalStatus(status) && !busyCodes.has(code) && !faultCodes.has(code)
}

function isFinalStatus(status: number): boolean {
  return status !== 429 && status < 500
}
