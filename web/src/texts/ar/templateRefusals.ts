import type { texts as english } from '../en/templateRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  importNotTemplate: 'هذا الملف ليس قالب وكيل.',
  importIsNewer: 'هذا الملف من إصدار أحدث مما يمكن قراءته هنا.',
  importTooDeep: 'هذا الملف متداخل بعمق أكبر مما يمكن لقالب وكيل.',
  importTooMany: 'يحتوي هذا الملف على عناصر أكثر مما يمكن لقالب وكيل.',
  importForbiddenName: 'يستخدم هذا الملف اسماً لا يجوز لأي شيء أن يحمله هنا: {name}',
  importTooManyNodes: 'عدد العقد في هذا الملف {count, number}، والحد الأقصى في التدفق {most, number}.',
  importStdioTool: 'الأداة «{name}» ستشغّل برنامجاً على أحد أجهزتنا. وهذا لا يُقبل أبداً.',
  importToolWrong: 'لا يمكن استخدام الأداة «{name}» كما هي في هذا الملف.',
  importFieldWrong: 'يحتوي هذا الجزء من الملف على ما لا يمكنه احتواؤه: {field}',
  importGone: 'الملف المرفوع لم يعد موجوداً. يُرجى اختياره من جديد.',
  importKnowledgeTooMuch: 'لا تتسع خطتك للمعرفة الموجودة في هذا الملف. استورده من دونها.',
  tooManyImports: 'استوردت ملفات كثيرة خلال ساعة، والحد الأقصى {most, number}. يُرجى الانتظار قليلاً.',
  ownerTransfersAgents: 'لا ينقل الوكيل إلا من يملك مساحتي العمل كلتيهما.',
  agentIsMoving: 'لا يزال هذا الوكيل قيد النقل. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  agentIsThere: 'هذا الوكيل موجود في مساحة العمل تلك بالفعل.',
  tooManyThemes: 'في مساحة العمل هذه {most, number} سمة، وهو الحد الأقصى. احذف واحدة أولًا.',
} satisfies Translation<typeof english>
