import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'لا يوجد شيء هنا بعد',
  nobodyHereHint: 'هذا العنوان غير مستخدم. إذا كان جديدًا فحاول مرة أخرى بعد بضع دقائق.',
  signIn: 'تسجيل الدخول',
  enterEmailAndPassword: 'يُرجى إدخال بريدك الإلكتروني وكلمة المرور.',
  emailLoginCode: 'إرسال رمز الدخول بالبريد الإلكتروني',
  codeSent: 'أرسلنا رمزًا إلى <b>{email}</b>. يصلح مرة واحدة خلال عشر دقائق.',
  loginCode: 'رمز الدخول',
  codeMissing: 'أدخل أرقام الرمز الستة.',
  resendCode: 'إعادة إرسال الرمز',
  cancel: 'إلغاء',
  signingIn: 'جارٍ تسجيل دخولك…',
  signedInAlready: 'أنت مسجّل الدخول بالفعل',
  signedInAlreadyHint: 'يسجّل الرابط الدخول إلى حسابه الخاص بدلًا من الحساب المفتوح هنا.',
  staySignedIn: 'متابعة بالحساب الحالي',
  signInWithLink: 'تسجيل الدخول بالرابط',
  noAccount: 'ليس لديك حساب بعد؟ <link>اطلب الوصول</link>',
  website: 'الموقع الإلكتروني',
  support: 'الدعم',
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  gdpr: 'اللائحة الأوروبية لحماية البيانات',
  copyright: '© {year} <b>{name}</b>',
} satisfies Translation<typeof english>
