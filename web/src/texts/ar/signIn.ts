import type { texts as english } from '../en/signIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  scenePerson: 'مرحبًا، معك مارا. بكل سرور: أي جزيرة، وكم العدد؟',
  sceneJoined: 'انضمت مارا',
  title: 'تسجيل الدخول',
  email: 'البريد الإلكتروني',
  emailMissing: 'أدخل عنوان بريدك الإلكتروني.',
  password: 'كلمة المرور',
  passwordMissing: 'أدخل كلمة المرور.',
  showPassword: 'إظهار ما يُكتب',
  forgot: 'هل نسيت كلمة المرور؟',
  submit: 'تسجيل الدخول',
  newHere: 'جديد هنا؟ <link>أنشئ حسابًا</link>',
  google: 'المتابعة باستخدام Google',
  orByEmail: 'أو بالبريد الإلكتروني',
  language: 'اللغة',
  notLoaded: 'تعذّر تحميل هذه الصفحة',
  notLoadedHint: 'تحقّق من اتصالك ثم أعد تحميلها.',
  loadAgain: 'إعادة التحميل',
  sceneQuestion: 'هل توصلون إلى الجزر؟',
  sceneAnswer: 'نعم، مرتين في الأسبوع: الثلاثاء والجمعة. الطلبات قبل الظهر تخرج في اليوم نفسه.',
  sceneSource: 'Delivery.pdf، صفحة 3 · ‏0.8 ث · 1.2 رصيد',
  sceneNext: 'هل يمكنني التحدث إلى شخص بشأن طلب كبير؟',
} satisfies Translation<typeof english>
