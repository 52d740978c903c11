import type { texts as english } from '../en/exportColumns.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  id: 'المعرّف',
  started: 'البداية',
  lastMessage: 'آخر رسالة',
  state: 'الحالة',
  assignedTo: 'مسندة إلى',
  name: 'الاسم',
  eMail: 'البريد',
  phone: 'الهاتف',
  tags: 'الوسوم',
  channel: 'القناة',
  language: 'اللغة',
  country: 'البلد',
  page: 'الصفحة',
  referrer: 'المصدر',
  browser: 'المتصفح',
  platform: 'المنصة',
  credits: 'الرصيد',
  tokens: 'الرموز',
  messages: 'الرسائل',
} satisfies Translation<typeof english>
