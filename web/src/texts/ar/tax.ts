import type { texts as english } from '../en/tax.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  vatId: 'الرقم الضريبي',
  vatIdHint: 'مع الرقم الضريبي لشركتك، مثل {example}، تُفرض الضريبة على فواتيرك وفق قواعده.',
  saveVatId: 'حفظ الرقم الضريبي',
  vatIdSaved: 'حُفظ الرقم الضريبي',
  vatIdRemoved: 'أُزيل الرقم الضريبي',
  vatIdFailed: 'تعذّر حفظ رقمك الضريبي. حاول مرة أخرى.',
  reverseCharge: 'الضريبة (الاحتساب العكسي)',
  taxAtPayment: 'تدفع بعملة {currency}. تُحسب الضريبة من عنوانك. يبقى ذلك كما هو متى كانت لديك بطاقة.',
  vatIdNotSaved: 'لم يُحفظ رقمك الضريبي.',
} satisfies Translation<typeof english>
