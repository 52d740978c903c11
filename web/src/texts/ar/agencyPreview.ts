import type { texts as english } from '../en/agencyPreview.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  preview: 'معاينة',
  showPreview: 'إظهار المعاينة',
  hidePreview: 'إخفاء المعاينة',
  previewNote: 'يظهر هنا ما تكتبه قبل حفظه. أما تنسيقات CSS الخاصة بك فتظهر في لوحة التحكم نفسها.',
  page: 'الصفحة',
  page_signIn: 'تسجيل الدخول',
  page_dashboard: 'لوحة التحكم',
  screen: 'الشاشة',
  screen_desktop: 'حاسوب',
  screen_phone: 'هاتف',
  scheme: 'الألوان',
  scheme_light: 'فاتح',
  scheme_dark: 'داكن',
  organisation: 'شركة الميناء',
  agent: 'مكتب المساعدة',
  takeOver: 'تولّي المحادثة',
  online: 'الرد على الزوار بنفسي',
  waits: 'ينتظر',
  visitor_one: 'مارا',
  visitor_two: 'يوناس',
  visitor_three: 'أميرة',
  question_one: 'هل يمكنني التحدث إلى شخص؟',
  question_two: 'هل تفتحون يوم الأحد؟',
  question_three: 'أين طلبي؟',
} satisfies Translation<typeof english>
