import type { RecordKind } from '@parley/functions/shared/channels'

/**
 * What an account is called everywhere, and the dialog in which it is connected again. A page may answer on
 * one of its two channels alone, each of which has a dialog.
 */
export const namesOfRecords: Readonly<Record<RecordKind, { name: string; dialog?: string }>> = {
  telegram: { name: 'Telegram', dialog: 'telegram' },
  meta: { name: 'Messenger / Instagram' },
  whatsapp: { name: 'WhatsApp', dialog: 'whatsapp' },
  discord: { name: 'Discord', dialog: 'discord' },
}
