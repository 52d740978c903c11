import type { texts as english } from '../en/tax.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  vatId: 'NIF-IVA',
  vatIdHint: 'Con el NIF-IVA de tu empresa, por ejemplo {example}, tus facturas se gravan según sus reglas.',
  saveVatId: 'Guardar el NIF-IVA',
  vatIdSaved: 'NIF-IVA guardado',
  vatIdRemoved: 'NIF-IVA eliminado',
  vatIdFailed: 'No se ha podido guardar tu NIF-IVA. Inténtalo de nuevo.',
  reverseCharge: 'Impuesto (inversión del sujeto pasivo)',
  taxAtPayment:
    'Pagas en {currency}. El impuesto se calcula según tu dirección. Queda así una vez que tengas tarjeta.',
  vatIdNotSaved: 'Tu NIF-IVA no está guardado.',
} satisfies Translation<typeof english>
