import { DiscordRefused } from '../discord/DiscordRefused.ts'
import { GraphRefused } from '../meta/GraphRefused.ts'
import { busyCodes, faultCodes } from '../meta/logins/passingCodes.ts'
import { TelegramRefused } from '../telegram/TelegramRefused.ts'

/**
 * Calls a vendor to end a connection there. Returns false when it was unavailable and must be called again;
 * a final refusal means that the connection has ended.
 */
export async function requestDisconnection(
  what: string,
  account: string,
  request: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await request()
    return true
  } catch (error) {
    console.error(`${what} failed`, { account, error: String(error) })
    return isFinal(error)
  }
}

function isFinal(error: unknown): boolean {
  if (error instanceof TelegramRefused) return isFinalStatus(error.refusal.code)
  if (error instanceof DiscordRefused) return isFinalStatus(error.refusal.status)
  if (!(error instanceof GraphRefused)) return false
  // For Meta the code decides, whatever the status.
  const { status, code } = error.refusal
  return isFinalStatus(status) && !busyCodes.has(code) && !faultCodes.has(code)
}

function isFinalStatus(status: number): boolean {
  return status !== 429 && status < 500
}
