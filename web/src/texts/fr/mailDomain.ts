import type { texts as english } from '../en/mailDomain.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  mailDomain: 'Domaine d’envoi',
  hint: 'Les e-mails à vos clients partent de votre domaine une fois qu’il est vérifié. D’ici là, ils partent de notre adresse, en votre nom.',
  domain: 'Domaine',
  example: 'votre-agence.fr',
  add: 'Ajouter le domaine',
  addFailed: 'Le domaine n’a pas pu être ajouté. Veuillez réessayer.',
  status_not_started: 'Non commencé',
  status_pending: 'En attente',
  status_verified: 'Vérifié',
  status_temporary_failure: 'Échec temporaire',
  status_failed: 'Échec',
  releasing: 'En suppression',
  text_not_started:
    'Ajoutez d’abord cet enregistrement. Il prouve que le domaine est à vous ; les autres suivent.',
  text_pending:
    'Ajoutez ces enregistrements là où le DNS du domaine est géré. Nous vérifions jusqu’à ce qu’ils soient tous là.',
  text_verified: 'Les e-mails à vos clients partent de ce domaine.',
  text_temporary_failure:
    'Certains enregistrements manquent en ce moment. Les e-mails partent encore de ce domaine ; après trois jours, ils partiront de notre adresse.',
  text_failed:
    'Les enregistrements n’ont pas été trouvés. Ajoutez-les et vérifiez à nouveau. En attendant, les e-mails partent de notre adresse.',
  refused:
    'Le service d’e-mail n’accepte pas ce domaine, car un autre de ses clients l’utilise. Retirez-le là-bas et vérifiez à nouveau, ou supprimez-le ici et utilisez-en un autre.',
  unpaid:
    'L’option marque blanche ou son essai est terminé. Après sept jours, les e-mails partent de nouveau de notre adresse.',
  gone: 'Ce domaine n’est plus connecté. Supprimez-le et ajoutez-le à nouveau.',
  releasingText: 'Ce domaine est en cours de suppression.',
  checkNow: 'Vérifier maintenant',
  delete: 'Supprimer le domaine',
  deleteText: 'Les e-mails à vos clients partiront alors de notre adresse, et non de {name}.',
  deleted: 'Domaine supprimé.',
  notDeleted: 'Le domaine n’a pas pu être supprimé',
  notLoaded: 'Le domaine n’a pas pu être chargé',
  stopped: 'Les e-mails à vos clients sont arrêtés',
  stoppedText:
    'Trop d’entre eux sont revenus ou ont été signalés comme indésirables. Les notifications ne sont plus envoyées ; les codes de connexion et les e-mails sur les paiements le sont toujours, depuis notre adresse.',
  stoppedFigures:
    'En sept jours : {sent, number} envoyés, {bounced, number} revenus, {complained, number} signalés comme indésirables.',
  stoppedHelp:
    'Supprimez les clients dont l’adresse est fausse et ajoutez-les à nouveau. Cela prend fin dès que les sept jours s’améliorent, ou réessayez, une fois par jour.',
  tryMailsAgain: 'Réessayer',
  retryFrom: 'Vous pourrez réessayer à partir du {time}.',
  mailsGoOn: 'Les notifications sont de nouveau envoyées.',
  standingNotLoaded: 'Impossible de savoir si les e-mails sont envoyés.',
  type: 'Type',
  name: 'Nom',
  value: 'Valeur',
  priority: 'Priorité',
  ttl: 'TTL',
  records: 'Enregistrements DNS',
  propagation: 'Il peut falloir 24 à 48 heures pour que les changements soient visibles partout.',
} satisfies Translation<typeof english>
