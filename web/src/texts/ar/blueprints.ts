import type { texts as english } from '../en/blueprints.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  blueprints: 'النماذج',
  blueprintsHint: 'وكيل واحد تتبعه وكلاء أخرى: غيّره مرة واحدة، وانظر ما سيتغيّر لدى كل منها، ثم أرسله.',
  newBlueprint: 'نموذج جديد',
  noBlueprints: 'لا نماذج بعد',
  noBlueprintsHint: 'اختر وكيلًا نموذجًا لوكلاء عملائك. ما يغيّرونه بأنفسهم يبقى لهم.',
  blueprintsNotLoaded: 'تعذّر تحميل النماذج',
  followers:
    '{count, plural, zero {يتبعه # وكيل} one {يتبعه وكيل واحد} two {يتبعه وكيلان} few {تتبعه # وكلاء} many {يتبعه # وكيلًا} other {يتبعه # وكيل}}',
  blueprint: 'نموذج',
  chooseBlueprint: 'أي وكيل هو النموذج؟',
  blueprintHint: '{title} هو النموذج. غيّره في صفحاته، وأرسل من هنا ما تغيّر.',
  linkAgents: 'ربط وكلاء',
  linkAgentsHint: 'تتبع هذا الوكيل من الآن. لا يتغيّر شيء حتى ترسل.',
  agentsToLink: 'الوكلاء المراد ربطها',
  noAgentsToLink: 'لا توجد وكلاء أخرى لربطها.',
  startsAs: 'ما يختلف اليوم',
  startsAs_own: 'يبقى لها',
  startsAs_all: 'يصير كالنموذج',
  startsHint_own: 'اختلافات اليوم لها، ولا تصلها إلا التغييرات اللاحقة.',
  startsHint_all: 'مع الإرسال التالي تحصل على كل شيء إلا اسمها وصورها والمواقع المسموح بها.',
  link: 'ربط',
  linked:
    '{count, plural, zero {رُبط # وكيل.} one {رُبط وكيل واحد.} two {رُبط وكيلان.} few {رُبطت # وكلاء.} many {رُبط # وكيلًا.} other {رُبط # وكيل.}}',
  openAgent: 'فتح الوكيل',
  followersHint: 'ما سيحصل عليه كل وكيل. اختر من ترسل إليه.',
  upToDate: 'محدَّث',
  changes:
    '{count, plural, zero {# تغيير} one {تغيير واحد} two {تغييران} few {# تغييرات} many {# تغييرًا} other {# تغيير}}',
  conflicts:
    '{count, plural, zero {# قرار مطلوب} one {قرار واحد مطلوب} two {قراران مطلوبان} few {# قرارات مطلوبة} many {# قرارًا مطلوبًا} other {# قرار مطلوب}}',
  changesHint: 'تغيّر في النموذج، وهذا ما يُرسل.',
  conflictsHint: 'غيّره الطرفان، وينتظر قرارك.',
  kept: 'مختلف وباقٍ',
  keptHint: 'للوكيل هنا قيمته الخاصة.',
  replaceOwn: 'استبدال القيمة الخاصة بهذا الوكيل؟',
  replaceOwnHint: 'يضيع ما هو مكتوب هنا الآن، ولا يبقى في إصدارات الوكيل إلا إذا نُشر.',
  keepOwn: 'إبقاء ما للوكيل',
  takeBlueprint: 'أخذ ما للنموذج',
  followAgain: 'اتباعه من جديد',
  unlink: 'فك الربط',
  unlinkTitle: 'فك ربط هذا الوكيل؟',
  unlinkHint: 'يبقى كما هو ولا يصله شيء من النموذج بعد ذلك.',
  send: '{count, plural, zero {الإرسال إلى # وكيل} one {الإرسال إلى وكيل واحد} two {الإرسال إلى وكيلين} few {الإرسال إلى # وكلاء} many {الإرسال إلى # وكيلًا} other {الإرسال إلى # وكيل}}',
  sendTitle: 'إرسال التغييرات؟',
  sendHint: 'يحصل كل وكيل على ما غيّره النموذج وحده. يمكنك التراجع عنه كله دفعة واحدة.',
  publishToo: 'النشر حيث لا ينتظر شيء آخر',
  publishTooHint:
    'الوكلاء التي لها تغييرات خاصة غير منشورة تحصل على مسودة فقط. وكذلك الوكلاء التي يجب أن يوافق عليها عميل.',
  sentTo:
    '{count, plural, zero {لم يكن لأي وكيل ما يحصل عليه.} one {تغيّر وكيل واحد.} two {تغيّر وكيلان.} few {تغيّرت # وكلاء.} many {تغيّر # وكيلًا.} other {تغيّر # وكيل.}}',
  notPublished:
    '{count, plural, zero {تعذّر نشر # وكيل:} one {تعذّر نشر وكيل واحد:} two {تعذّر نشر وكيلين:} few {تعذّر نشر # وكلاء:} many {تعذّر نشر # وكيلًا:} other {تعذّر نشر # وكيل:}}',
  sending: 'أُرسل {done} من {count}',
  sentList: 'ما أُرسل',
  sentNothing: 'لم يُرسل شيء بعد',
  sentOne:
    '{fields} إلى {count, plural, zero {# وكيل} one {وكيل واحد} two {وكيلين} few {# وكلاء} many {# وكيلًا} other {# وكيل}}',
  undo: 'تراجع',
  undoTitle: 'التراجع عن هذا التغيير؟',
  undoHint: 'تستعيد الوكلاء ما كان لها. ما غيّره أحد بعد ذلك يبقى.',
  undone: 'تم التراجع',
  restored:
    '{count, plural, zero {أُعيد # حقل} one {أُعيد حقل واحد} two {أُعيد حقلان} few {أُعيدت # حقول} many {أُعيد # حقلًا} other {أُعيد # حقل}}؛ {left, plural, zero {لم يبقَ شيء} one {تغيّر واحد بعد ذلك} two {تغيّر اثنان بعد ذلك} few {تغيّرت # بعد ذلك} many {تغيّر # بعد ذلك} other {تغيّر # بعد ذلك}}.',
  selectAgent: 'الإرسال إلى {title}',
  goneBlueprint: 'هذا الوكيل ليس نموذجًا، أو لا يحق لك رؤيته.',
  newFromBlueprint: 'وكيل جديد من هذا النموذج',
} satisfies Translation<typeof english>
