import type { AppointmentTexts } from './en.ts'

export const texts: AppointmentTexts = {
  bookedSubject: 'موعدك: {time}',
  booked: 'حُجز موعدك لدى {calendar}: {time}.',
  bookedHint: 'يضيف الملف المرفق بهذه الرسالة الموعد إلى تقويمك. أجب عن هذه الرسالة لتغييره أو إلغائه.',
  cancelledSubject: 'أُلغي موعدك: {time}',
  cancelled: 'أُلغي موعدك لدى {calendar}: {time}.',
  newSubject: 'موعد جديد: {name}، {time}',
  new: 'حجز {name} موعدًا في {calendar}: {time}.',
  goneSubject: 'أُلغي موعد {name}: {time}',
  gone: 'أُلغي موعد {name} في {calendar}: {time}.',
  moreSubject: 'تغييرات أخرى في {calendar}',
  more: 'حُجزت في {calendar} أو أُلغيت مواعيد لم نرسل إليك عن كل منها رسالة: {count}. تعرضها قائمة المواعيد جميعًا.',
  test: 'حُجز في محادثة تجريبية.',
  time: 'الوقت',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  note: 'ملاحظة',
}
