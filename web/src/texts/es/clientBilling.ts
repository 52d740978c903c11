import type { texts as english } from '../en/clientBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  rechargePaused_price:
    'Tu proveedor ha subido el precio y la recarga está en pausa. Guarda para aceptar el nuevo precio.',
  rechargePaused_threshold:
    'El importe compra menos créditos que el umbral. Elige un importe mayor o un umbral menor.',
  rechargeLimit: 'Como máximo cuatro veces al día.',
  autoRecharge: 'Recarga automática',
  rechargeIsOn: 'Comprar créditos cuando queden pocos',
  rechargePaused_failures:
    'Han fallado tres pagos y la recarga está en pausa. Revisa tu tarjeta y guarda de nuevo.',
  rechargeBelow: 'Por debajo de {credits, number} créditos',
  rechargeAmount: 'Comprar por {amount}',
  threshold: 'Umbral',
  amount: 'Importe',
  save: 'Guardar',
  rechargeSaved: 'Recarga automática guardada',
  rechargeNotSaved: 'No se pudo actualizar la recarga automática.',
  billingDashboard: 'Facturación',
  billingNotLoaded: 'No se pudo cargar la facturación',
  availableCredits: 'Créditos disponibles',
  purchaseCredits: 'Comprar créditos',
  packs: 'Paquetes',
  credits: 'Créditos',
  forCredits: 'por {credits, number} créditos',
  buy: 'Comprar',
  cardNeeded: 'Añade una tarjeta abajo para comprar créditos.',
  purchased: 'Créditos comprados correctamente',
  purchaseFailed: 'No se pudieron comprar los créditos',
  bankNotAnswered:
    'Tu banco aún no ha respondido. Los créditos llegarán en cuanto lo haga; no hace falta pagar otra vez.',
  paymentMethod: 'Método de pago',
  noCard: 'Aún no hay ninguna tarjeta.',
  addCard: 'Añadir tarjeta',
  replaceCard: 'Cambiar tarjeta',
  saveCard: 'Guardar tarjeta',
  cancel: 'Cancelar',
  cardSaved: 'Método de pago actualizado correctamente',
  cardFormNotLoaded: 'No se pudo cargar el formulario de la tarjeta',
  recentInvoices: 'Facturas recientes',
  noInvoices: 'Aquí aparece lo que compras.',
  creditsBought: '{credits} créditos',
  invoice: 'Recibo',
} satisfies Translation<typeof english>
