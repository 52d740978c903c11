import type { texts as english } from '../en/components.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  whatYouAskedForCould: 'تعذّر تحميل ما طلبته',
  close: 'إغلاق',
  oneMoment: 'لحظة…',
  leaveWithoutSaving: 'المغادرة دون حفظ؟',
  leave: 'مغادرة',
  stay: 'البقاء',
  tryAgain: 'حاول مرة أخرى',
  thisPartCould: 'تعذّر تحميل هذا الجزء',
  passagesUsed: 'المقاطع المستخدمة',
  copied: 'تم النسخ',
  copyCode: 'نسخ الشيفرة',
  copiedToClipboard: 'تم النسخ إلى الحافظة',
  keepItNow: 'احفظه الآن: لن يُعرض مرة أخرى.',
  cancel: 'إلغاء',
  typeToConfirm: 'اكتب «{name}» للتأكيد',
  typeAsAbove: 'اكتب «{name}» كما هو مكتوب أعلاه.',
} satisfies Translation<typeof english>
