import type { texts as english } from '../en/nodeKinds.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  start: 'البداية',
  default: 'عقدة',
  end: 'النهاية',
  note: 'ملاحظة',
  group: 'مجموعة',
} satisfies Translation<typeof english>
