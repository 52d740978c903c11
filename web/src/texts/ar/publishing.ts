import type { texts as english } from '../en/publishing.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  published: 'منشور',
  saveAndPublish: 'حفظ ونشر',
  publish: 'نشر',
  addWidgetToWebsite: 'إضافة الأداة إلى الموقع',
  dontShowAgain: 'عدم الإظهار مرة أخرى',
  runTestsFirst: 'إجراء الاختبارات أولًا',
  findingsHint:
    'ما تجيب به مسودتك عن الاختبارات المحفوظة، حيث لا يوافق المتوقع أو يقول غير ما يقال للزوار اليوم.',
  answersToCheck: 'إجابات تستحق النظر',
  expected: 'المتوقع',
  visitorsGet: 'الزوار يحصلون على',
  draftAnswers: 'المسودة تجيب',
  nothing: 'لا شيء',
  publishAnyway: 'النشر على أي حال',
  backToEditing: 'العودة إلى التحرير',
  websiteScript: 'نص الموقع البرمجي',
  kindOfScript: 'نوع النص البرمجي',
  popup: 'منبثقة',
  embedded: 'مضمّنة',
  nothingPublishedYet: 'لم يُنشر شيء بعد. يرى الزوار الأداة بعد أن تنشر الوكيل.',
  websiteScriptCode: 'نص الموقع البرمجي',
  openTheDemoPage: 'فتح صفحة العرض التجريبي',
  copied: 'تم النسخ',
  copyScript: 'نسخ النص البرمجي',
  pageCommands: 'ما يمكن لصفحتك فعله بها',
  pageCommandsHint: 'متى كان النص البرمجي في الصفحة؛ الاستدعاءات قبل ظهور المحادثة تُنفَّذ فور ظهورها.',
  agentPublished: 'نُشر الوكيل.',
  publishedHint: 'لقد نشرت وكيلك للتو، وحان وقت وضعه في موقعك',
  untested:
    '{count, plural, zero {كل الاختبارات المحفوظة سُئلت منذ تغيير الوكيل أو معرفته.} one {لم يُسأل اختبار محفوظ منذ تغيير الوكيل أو معرفته.} two {لم يُسأل اختباران محفوظان منذ تغيير الوكيل أو معرفته.} few {لم تُسأل # اختبارات محفوظة منذ تغيير الوكيل أو معرفته.} many {لم يُسأل # اختبارًا محفوظًا منذ تغيير الوكيل أو معرفته.} other {لم يُسأل # اختبار محفوظ منذ تغيير الوكيل أو معرفته.}}',
  warning_worse: 'صار أسوأ',
  warning_failed: 'يفشل',
  warning_changed: 'تغيّر',
  answersFail:
    '{count, plural, zero {لا إجابات فاشلة} one {إجابة واحدة تفشل في اختبارها} two {إجابتان تفشلان في اختباريهما} few {# إجابات تفشل في اختباراتها} many {# إجابة تفشل في اختباراتها} other {# إجابة تفشل في اختباراتها}}',
  answersChanged:
    '{count, plural, zero {لم تتغيّر أي إجابة} one {تغيّرت إجابة واحدة} two {تغيّرت إجابتان} few {تغيّرت # إجابات} many {تغيّرت # إجابة} other {تغيّرت # إجابة}}',
  lead_popup:
    'الصق هذا قبل وسم إغلاق body في كل صفحة يجب أن تظهر فيها الأداة. مرة واحدة تكفي: كل ما تنشره لاحقًا يظهر من تلقاء نفسه خلال دقيقة أو دقيقتين.',
  lead_embedded:
    'الصق هذا حيث يجب أن تكون المحادثة جزءًا من صفحتك. أعطِ العنصر أي عرض وارتفاع تريد. مرة واحدة تكفي: كل ما تنشره لاحقًا يظهر من تلقاء نفسه خلال دقيقة أو دقيقتين.',
  copiedToClipboard: 'تم النسخ إلى الحافظة',
  command_open: 'يفتح المحادثة',
  command_close: 'يغلقها',
  command_toggle: 'يفتحها أو يغلقها',
  command_send: 'يكتب نيابة عن الزائر',
  command_identify: 'يخبر من هو الزائر',
  command_on: 'يُعلم بـ ready وopen وclose وmessage وanswer وunread وlead وhandoff وerror',
  command_setLanguage: 'يغيّر اللغة',
  command_trigger: 'يطلق مشغّلات الأحداث لديك',
  command_openForm: 'يعرض أحد نماذجك',
  command_configure: 'يضيف وكيلًا آخر إلى الصفحة',
  command_destroy: 'يزيل الأداة من الصفحة',
  missed: 'على غير المتوقع',
} satisfies Translation<typeof english>
