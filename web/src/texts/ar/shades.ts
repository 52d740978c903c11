import type { texts as english } from '../en/shades.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  shades: 'الدرجات',
  generateAgain: 'التوليد من جديد',
  editShades: 'تعديل الدرجات',
  closeShades: 'إغلاق الدرجات',
  shade: 'الدرجة {n, number}',
  pickShade: 'اختيار الدرجة {n, number}',
} satisfies Translation<typeof english>
