import type { RecordKind } from '@parley/functions/shared/channels/channels'

/**
 * The names of accounts, and the dialogs that connect them again. `meta` has none of its
 * own: a page may use only one of its two channels, and each channel has a dialog.
 */
export const namesOfRecords: Readonly<Record<RecordKind, { name: string; dialog?: string }>> = {
  telegram: { name: 'Telegram', dialog: 'telegram' },
  meta: { name: 'Messenger / Instagram' },
  whatsapp: { name: 'WhatsApp', dialog: 'whatsapp' },
  discord: { name: 'Discord', dialog: 'discord' },
}
