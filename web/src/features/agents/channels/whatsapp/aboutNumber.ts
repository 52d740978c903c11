import type { WhatsappNumber } from '@parley/functions/shared/channels/channels'
import { t } from '../texts.ts'

/** Returns the state of a number in a sentence; the reason of its end decides what to do. */
export function aboutNumber(about: WhatsappNumber): string {
  const { state, connection, isBanned, waVerifyPassed, phoneNumber: number } = about
  if (state === 'connected' && !waVerifyPassed) return t('waWaiting', { number })
  if (state === 'broken' && isBanned) return t('whatsapp_banned', { number })
  if (state === 'broken' && connection === 'DELETED') return t('whatsapp_deleted', { number })
  return t(`whatsapp_${state}`, { number })
}
