import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Para pagar, inicia sesión con tu contraseña o un código.',
  billingNotOffered: 'La facturación no está disponible aquí.',
  sellerAccountGone: 'Esta cuenta de pagos ya no está conectada. Ponte en contacto con el soporte.',
  ownerConnectsSeller: 'Solo el propietario del espacio de trabajo conecta su cuenta de pagos.',
  priceHasChanged: 'El precio ha cambiado. Compruébalo e inténtalo de nuevo.',
  creditsNotForSaleNow:
    'Estos créditos no se pueden comprar ahora. Tu proveedor ha sido avisado. No se ha cobrado nada.',
  validNumber: 'Introduce un número válido',
} satisfies Translation<typeof english>
