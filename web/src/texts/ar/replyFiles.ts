import type { texts as english } from '../en/replyFiles.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  addFiles: 'إضافة ملفات',
  filesOfReply: 'ملفات هذا الرد',
  filesTaken: '\u2068{list}\u2069: بحد أقصى {most, number} ملفات، حجم كل منها {megabytes, number} ميغابايت',
  onlyFiles: 'لا يمكن إرسال سوى هذه الملفات هنا: \u2068{list}\u2069',
  tooLarge: 'الحد الأقصى للملف {megabytes, number} ميغابايت. صغّره أو أرسل رابطًا إليه.',
  isEmpty: 'هذا الملف فارغ. اختر ملفًا آخر.',
  mostFiles: 'الحد الأقصى لعدد الملفات في الرد: {most, number}. أرسل هذا مع الرد التالي.',
  remove: 'إزالة \u2068{name}\u2069',
  tryAgain: 'حاول مرة أخرى',
  uploading: 'جارٍ رفع \u2068{name}\u2069',
  areComing: 'الملفات في الطريق.',
  isMissing: 'لم يصل أحد الملفات. حاول من جديد أو أزله.',
  dropFiles: 'أفلت الملفات لإضافتها إلى ردك.',
} satisfies Translation<typeof english>
