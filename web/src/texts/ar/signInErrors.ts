import type { texts as english } from '../en/signInErrors.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  failed: 'حدث خطأ أثناء تسجيل الدخول.',
  emailInUse: 'يوجد حساب بهذا البريد بالفعل. سجّل الدخول بدلًا من ذلك.',
  invalidEmail: 'هذا ليس عنوان بريد إلكتروني.',
  weakPassword: 'اختر كلمة مرور أطول، 8 أحرف على الأقل.',
  wrongCredential: 'البريد أو كلمة المرور غير صحيح.',
  disabled: 'تم تعطيل هذا الحساب.',
  tooManyTries: 'محاولات كثيرة. انتظر بضع دقائق، أو أعد تعيين كلمة المرور.',
  unreachable: 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك وحاول مرة أخرى.',
  windowClosed: 'أُغلقت نافذة Google قبل تسجيل الدخول.',
  windowBlocked: 'حظر متصفحك نافذة Google. اسمح بالنوافذ المنبثقة لهذه الصفحة وحاول مرة أخرى.',
  storageBlocked:
    'يحظر متصفحك التخزين لهذا الموقع، لذلك لا يمكنك البقاء مسجّل الدخول. اسمح بملفات تعريف الارتباط وبيانات الموقع، ثم حاول مرة أخرى.',
  linkExpired: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
  linkBroken: 'استُخدم هذا الرابط من قبل، أو هو غير مكتمل. اطلب رابطًا جديدًا.',
  emulatorsNeedEmail: 'على المحاكيات اكتب بريدًا أولًا: لا توجد نافذة Google.',
} satisfies Translation<typeof english>
