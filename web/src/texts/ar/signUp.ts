import type { texts as english } from '../en/signUp.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'اطلب الوصول',
  lead: 'تقرر <b>{name}</b> من يُمنح الوصول، ويصلك الرد بالبريد.',
  name: 'اسمك',
  company: 'الشركة',
  message: 'رسالة',
  messageHint: 'اختياري. ما الذي تحتاج إليه أو من تعرفه هنا.',
  missing: 'يرجى ملء هذا الحقل.',
  send: 'متابعة',
  haveAccount: 'لديك حساب؟ <link>سجّل الدخول</link>',
  codeSent: 'أرسلنا رمزًا إلى <b>{email}</b>. يصلح لمدة نصف ساعة.',
  code: 'الرمز',
  codeMissing: 'أدخل أرقام الرمز الستة.',
  confirm: 'إرسال الطلب',
  back: 'رجوع',
  sent: 'أُرسل طلبك',
  sentHint: 'ترد <b>{name}</b> بالبريد على <b>{email}</b>.',
  toSignIn: 'إلى تسجيل الدخول',
} satisfies Translation<typeof english>
