import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Para pagar, inicia sesión con un código.',
  billingNotOffered: 'La facturación no está disponible aquí.',
  sellerAccountGone:
    'Esta cuenta de pagos está desconectada de forma definitiva. Transfiere créditos a tus clientes en Clientes.',
  ownerMakesAdmins: 'Los admins pueden pagar, por eso solo el propietario del espacio de trabajo los nombra.',
  ownerConnectsSeller: 'Solo el propietario del espacio de trabajo conecta su cuenta de pagos.',
  priceHasChanged: 'El precio ha cambiado. Compruébalo e inténtalo de nuevo.',
  creditsNotForSaleNow:
    'Estos créditos no se pueden comprar ahora. Tu proveedor ha sido avisado. No se ha cobrado nada.',
  checkoutsTooMany:
    'La página de pago se ha abierto hoy demasiadas veces sin pagar. Inténtalo de nuevo mañana.',
  validNumber: 'Introduce un número válido',
  plansLocked:
    'Completa los pasos 1 y 2 y haz clic en «Guardar ajustes de facturación» antes de configurar los planes de suscripción',
  plansChanged: 'Otra persona ha guardado los planes entretanto. Vuelve a cargarlos.',
  planFeatureMissing: 'Cada plan debe tener al menos una característica con texto',
  planPriceOutOfBounds: 'Un plan cuesta entre 0,50 $ y 999.999,99 $ al mes.',
  planPriceTooLow:
    'Un plan cuesta al menos 0,001 $ por crédito. Pon a «{name}» un precio más alto en Stripe o archívalo allí.',
  planNotForSale: 'Este plan ya no está a la venta. Elige otro.',
  alreadySubscribed: 'Ya tienes un plan.',
  noActivePlan: 'No hay ningún plan activo.',
  planHasEnded: 'Tu plan ha terminado. Elige un plan en Facturación y todo volverá.',
  planStillRuns:
    'Hay clientes que aún pagan un plan. Cancélalo y espera a que termine, o finalízalo ya en Stripe.',
} satisfies Translation<typeof english>
