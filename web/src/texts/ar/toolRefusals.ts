import type { texts as english } from '../en/toolRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  toolNameWrong: 'استخدم حروفًا صغيرة وأرقامًا و _، مبتدئًا بحرف: order_status.',
  toolNameTaken: 'وظيفة أخرى في مساحة العمل لها هذا الاسم.',
  toolHasChanged: 'حفظ {name} هذه الوظيفة منذ أن فتحتها. تغييراتك ما زالت هنا: قارن بينهما.',
  tooManyTools: 'الحد الأقصى لمساحة العمل هو {most, number} وظيفة. احذف واحدة أولًا.',
  toolKeyWrong: 'استخدم حروفًا وأرقامًا و _، مبتدئًا بحرف.',
  toolKeyTwice: 'هذا الاسم موجود بالفعل.',
  toolNeedsChoices: 'يرجى ذكر خيار واحد على الأقل.',
  toolAddressWrong: 'أدخل عنوانًا يبدأ بـ https:// وبلا معاملات في المضيف.',
  toolQueryInRows: 'ما بعد ? مكانه الصفوف أدناه.',
  toolPathNeedsValue: 'المعامل {name} جزء من العنوان، لذا يجب أن يكون مطلوبًا.',
  toolSlotUnknown: 'لا يوجد معامل {name}. أضفه أو أزله من هنا.',
  toolHeaderWrong: 'لا يصلح هذا اسمًا لترويسة خاصة بك.',
  toolHeaderOneLine: 'الترويسة سطر واحد من المحارف المعتادة.',
  toolBodyWrong: 'هذا ليس JSON. المعامل يقوم مقام قيمة بلا علامات اقتباس.',
  toolCredentialGone: 'حُذفت بيانات الاعتماد هذه. اختر غيرها.',
  toolHostNotListed: 'لا يجوز إرسال بيانات الاعتماد هذه إلى {host}. أضف المضيف إليها أو اختر غيرها.',
  credentialHostWrong: 'أدخل مضيفًا مثل api.example.com.',
  credentialSecretWrong: 'المفتاح سطر واحد من المحارف المعتادة.',
  credentialFieldWrong: 'لا يمكن إرسال هذا كاسم.',
  credentialNeedsSecret: 'أدخل المفتاح مجددًا: سيُرسل إلى مكان آخر أو بطريقة أخرى.',
  credentialInUse: 'الوظيفة {name} تستخدم بيانات الاعتماد هذه. اختر غيرها هناك أولًا.',
  tooManyCredentials: 'الحد الأقصى لمساحة العمل هو {most, number} من بيانات الاعتماد. احذف بعضها أولًا.',
  credentialsAreOff: 'هذا التثبيت لا يحفظ بيانات اعتماد.',
}
