import type { texts as english } from '../en/pictures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  cropTitle: 'اختر ما يُعرض',
  zoom: 'تكبير',
  cancel: 'إلغاء',
  usePicture: 'استخدام الصورة',
  chooseFile: '{label}: اختر ملفًا',
  fileOf: '{label}، ملف',
  removePicture: 'إزالة: {label}',
  replacePicture: 'استبدال الصورة',
  uploadPicture: 'رفع صورة',
  onlyFiles: 'ملفات من هذه الأنواع فقط: {list}',
  maxSize: 'الحجم الأقصى: {megabytes, number} ميغابايت',
  maxSizeOrDrop: 'الحجم الأقصى: {megabytes, number} ميغابايت. يمكنك أيضًا إفلات صورة أو لصقها.',
  pictureUnreadable: 'تعذّرت قراءة هذه الصورة. اختر غيرها.',
  cropArea: 'الجزء المعروض من الصورة؛ تحركه مفاتيح الأسهم',
} satisfies Translation<typeof english>
