import type { ClientMailTexts } from './en.ts'

export const texts: ClientMailTexts = {
  loginCodeSubject: '{code} est votre code de connexion',
  loginCodeHeading: 'Votre code de connexion',
  loginCode:
    'Saisissez ce code pour vous connecter à {agency}. Il est valable une fois, pendant dix minutes.',
  notAsked: 'Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
  signUpCodeSubject: '{code} confirme votre adresse',
  signUpCodeHeading: 'Confirmez votre adresse',
  signUpCode: 'Saisissez ce code là où vous avez demandé un accès à {agency}. Il est valable une demi-heure.',
  haveAccountSubject: 'Vous avez déjà un compte',
  haveAccount:
    'Un accès à {agency} a été demandé avec votre adresse. Vous avez déjà un compte : connectez-vous avec lui.',
  approvedSubject: 'Bienvenue chez {agency}',
  approved: '{agency} vous a donné accès. Connectez-vous avec votre adresse : nous vous enverrons un code.',
  declinedSubject: 'Votre demande d’accès',
  declined:
    '{agency} ne peut pas vous donner accès pour le moment. Répondez à cet e-mail si vous avez des questions.',
  approvalCodeSubject: '{code} signe votre approbation',
  approvalCodeHeading: 'Votre code d’approbation',
  approvalCode:
    'Saisissez ce code pour approuver des modifications pour {agency}. Il est valable une fois, pendant dix minutes.',
  approvalCodeHint:
    'Saisissez-le seulement si vous voulez approuver ce que vous avez vu. Personne ne vous le demandera.',
  signIn: 'Se connecter',
  personWantedSubject: 'Un visiteur de {agent} demande une personne',
  personWanted:
    'Un visiteur de {agent} demande une personne. L’agent continue de répondre jusqu’à ce que quelqu’un prenne le relais.',
  messageToPersonSubject: 'Un visiteur attend votre réponse',
  messageToPerson: 'Un visiteur de {agent} a écrit dans une conversation à laquelle une personne répond.',
  creditLowSubject: 'Il vous reste un cinquième de votre crédit',
  creditLow: 'Votre organisation a utilisé 80 % de son crédit.',
  creditNearlyGoneSubject: 'Votre crédit est presque épuisé',
  creditNearlyGone:
    'Il reste 5 % de crédit à votre organisation. Une fois épuisé, vos agents cesseront de répondre.',
  openConversation: 'Ouvrir la conversation',
  openDashboard: 'Ouvrir votre tableau de bord',
  moreNoticesSubject: 'Autres avis : {count}',
  moreNotices:
    'Au cours de la dernière heure, il y a eu des avis que nous n’avons pas envoyés un par un : {count}. Vous les trouvez dans votre tableau de bord.',
  notificationSettings: 'Vous recevez cet e-mail en raison de vos réglages de notification.',
  changeSettings: 'Les modifier',
  endMails: 'Ne plus recevoir ces e-mails',
  endMailsHint:
    '{agency} vous envoie des notifications par e-mail. Si vous y mettez fin, vous n’en recevrez plus ; les codes de connexion arriveront toujours.',
  mailsEnded: 'C’est terminé',
  mailsEndedHint:
    'Vous ne recevrez plus de notifications par e-mail. Vous pouvez changer cela dans vos réglages de notification.',
  endMailsWrong: 'Cette adresse est incomplète. Veuillez ouvrir à nouveau le lien de l’e-mail.',
  lookSubject: '{agency} consulte votre tableau de bord',
  look: '{agency} a ouvert le tableau de bord de {organisation} pour 30 minutes au plus.',
  lookReason: 'Motif indiqué : {reason}',
  lookLogged:
    'C’est inscrit au journal de votre organisation. Si vous ne vous y attendiez pas, écrivez-nous.',
  approvalAskedSubject: 'Votre validation est demandée : {agent}',
  approvalAsked:
    'Des modifications de {agent} attendent votre approbation avant que les visiteurs ne les voient.',
  lookAtChanges: 'Regarder les modifications',
  publishedUnapprovedSubject: 'Publié sans votre approbation : {agent}',
  publishedUnapproved:
    'Des modifications de {agent} ont été publiées avant que l’un d’entre vous ne les approuve.',
  reportSubject: 'Vos agents en {month}',
  reportLead: 'Ce que vos agents ont fait pour vous en {month}.',
  reportEmpty: 'Personne n’a écrit à vos agents en {month}. Tous les chiffres de ce mois sont à zéro.',
  report_answered: 'Conversations ayant reçu une réponse',
  report_outside: 'Dont en dehors des heures d’ouverture',
  report_alone: 'Dont sans intervention humaine',
  report_handedOver: 'Transmises à une personne',
  report_leads: 'Contacts',
  report_ratedUp: 'Jugées utiles',
  report_ratedDown: 'Jugées peu utiles',
  report_unanswered: 'Avec une question restée sans réponse',
  report_taught: 'Dont réponses ajoutées depuis',
  report_dismissed: 'Dont mises de côté',
  report_open: 'Dont encore ouvertes',
  reportMinutes: 'Minutes gagnées',
  reportMinutesHint:
    'Conversations sans intervention humaine : {count}. {agency} estime que chacune fait gagner ce nombre de minutes : {minutes}.',
  openReport: 'Ouvrir le rapport',
  reportSettings: 'Vous recevez cet e-mail une fois par mois.',
  unpaidSubject: 'Votre paiement a échoué',
  unpaid: 'Le paiement de votre forfait chez {agency} a échoué.',
  pauseNearSubject: 'Votre tableau de bord ferme le {date}',
  pauseNear: 'Votre forfait chez {agency} n’est toujours pas payé.',
  stillUnpaidSubject: 'Votre forfait n’est pas encore payé',
  unpaidUntil:
    'Rien ne change jusqu’au {date}. Sans paiement d’ici là, votre tableau de bord est suspendu jusqu’au règlement ; votre crédit est conservé.',
  unpaidWaits:
    'Votre tableau de bord reste ouvert tant que {agency} n’accepte aucun paiement. Réglez dès que c’est de nouveau possible. Votre crédit est conservé.',
  planEnded: 'Votre forfait chez {agency} s’est terminé sans son dernier paiement.',
  planEndedSubject: 'Votre forfait est terminé',
  planEndedUntil:
    'Rien ne change jusqu’au {date}. Ensuite, votre tableau de bord est suspendu. D’ici là, choisissez un forfait sous Facturation, ou demandez à {agency} de le laisser ouvert. Votre crédit est conservé.',
  planEndedWaits:
    'Votre tableau de bord reste ouvert tant que {agency} n’accepte aucun paiement. Dès que c’est de nouveau possible, choisissez un forfait sous Facturation. Votre crédit est conservé.',
  agentsGoOn: 'Vos agents continuent de répondre tant qu’il y a du crédit.',
  agentsStopToo: 'Vos agents cessent alors aussi de répondre.',
  payNow: 'Payer maintenant',
  planRow: 'Votre forfait',
  amountRow: 'Montant dû',
  reasonRow: 'Motif',
  rechargeStoppedSubject: 'La recharge automatique est suspendue',
  rechargeStopped_failures:
    'La recharge automatique chez {agency} est suspendue après trois paiements refusés.',
  rechargeStopped_price: '{agency} a augmenté le prix des crédits : la recharge automatique est suspendue.',
  rechargeStopped_threshold:
    'La recharge automatique chez {agency} est suspendue : son montant achète moins de crédits que le seuil.',
  rechargeHint_failures:
    'Vérifiez votre carte sous Facturation, puis enregistrez de nouveau la recharge automatique. D’ici là, aucun crédit n’est acheté.',
  rechargeHint_price:
    'Enregistrez la recharge automatique sous Facturation pour accepter le nouveau prix. D’ici là, aucun crédit n’est acheté.',
  rechargeHint_threshold:
    'Choisissez sous Facturation un montant plus élevé ou un seuil plus bas. D’ici là, aucun crédit n’est acheté.',
  priceRow: 'Prix de {count} crédits',
  openBilling: 'Ouvrir la facturation',
}
