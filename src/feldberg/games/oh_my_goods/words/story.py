"""The story of Longsdale, English and Russian side by side. All of it is ours."""

from __future__ import annotations

from feldberg.games.oh_my_goods.modules.longsdale.content import Chapter

CHAPTER_TITLES: dict[Chapter, tuple[str, str]] = {
    "1": ("A cold spring", "Холодная весна"),
    "2a": ("The king's men", "Люди короля"),
    "2b": ("The weavers' cause", "Дело ткачей"),
    "3": ("The long winter", "Долгая зима"),
    "4a": ("Smoke in the north", "Дым на севере"),
    "4b": ("The summer market", "Летний торг"),
    "5": ("The crown of Longsdale", "Корона Лонгсдейла"),
}

OPENINGS: dict[Chapter, tuple[str, str]] = {
    "1": (
        "Bread is dear in Longsdale, and the king's purse is empty. In the taverns they count on their fingers "
        "how many taxes fit into one loaf. You are craftspeople and would rather count barrels. But the watch has "
        "begun to build towers, and sooner or later somebody will ask on which side your workshop stands.",
        "Хлеб в Лонгсдейле дорог, а казна короля пуста. В трактирах на пальцах считают, сколько налогов умещается "
        "в одну буханку. Вы ремесленники и охотнее считали бы бочки. Но стража уже строит башни, и рано или "
        "поздно кто-нибудь спросит, на чьей стороне ваша мастерская.",
    ),
    "2a": (
        "You stood with the crown, and the crown remembers. Masons from the capital measure your yards, a captain "
        "asks politely for weapons. The people in the lower town have stopped greeting you. Whoever builds high "
        "now will sleep better when the gate is tested.",
        "Вы встали на сторону короны, и корона это помнит. Столичные каменщики меряют ваши дворы, капитан учтиво "
        "просит оружия. В нижнем городе с вами больше не здороваются. Кто сейчас строит высоко, тот будет спать "
        "спокойнее, когда дойдёт до ворот.",
    ),
    "2b": (
        "You stood with the people, and the guilds have opened their doors. Help is cheap as long as it is well "
        "treated, and it says so when it is not. The tax collectors still come, only later in the evening. Stoves "
        "are wanted: meetings last long, and the halls are cold.",
        "Вы встали на сторону народа, и гильдии открыли вам двери. Помощники дёшевы, пока с ними хорошо "
        "обращаются, а если плохо, они скажут об этом сами. Сборщики налогов всё ещё приходят, только позже "
        "вечером. Нужны печи: собрания длятся долго, а в залах холодно.",
    ),
    "3": (
        "In October the river freezes, and the quarrel freezes with it. Carts come late or not at all; what the "
        "morning market does not have, the evening may. Nobody asks any more who shouted what in the square. They "
        "ask who has wood. But when the thaw comes, Longsdale will have to decide once more.",
        "В октябре замерзает река, и ссора замерзает вместе с ней. Повозки опаздывают или не приходят вовсе; чего "
        "нет на утреннем рынке, то может найтись на вечернем. Никто больше не спрашивает, кто что кричал на "
        "площади. Спрашивают, у кого есть дрова. Но с оттепелью Лонгсдейлу придётся решать снова.",
    ),
    "4a": (
        "The city holds to the crown, and the crown has other enemies. Smoke stands over the northern villages. "
        "Riders count towers before they count gold: where they find three on a wall, they ride on. You have a "
        "summer to build them.",
        "Город держится короны, а у короны есть и другие враги. Над северными деревнями стоит дым. Всадники "
        "сначала считают башни и только потом золото: где на стене их три, там они скачут мимо. На стройку у вас "
        "одно лето.",
    ),
    "4b": (
        "The gates stand open, by order of the council and for the first time in a generation. Merchants from the "
        "south bring vines and pay for everything that has a colour. It is the best summer that Longsdale has "
        "known. Some say that an open gate lets in more than merchants.",
        "Ворота открыты по решению совета, впервые за целое поколение. Купцы с юга везут лозы и платят за всё, у "
        "чего есть цвет. Такого лета Лонгсдейл ещё не знал. Говорят, впрочем, что в открытые ворота входят не "
        "одни купцы.",
    ),
    "5": (
        "The old king is dead, and the crown lies on the table of the guild hall. In the north they drum, in the "
        "south they harvest, and in Longsdale everybody has something to say. Whoever wants to be heard should "
        "have built. This is the year that decides what the city will be.",
        "Старый король умер, и корона лежит на столе в зале гильдий. На севере бьют барабаны, на юге собирают "
        "урожай, а в Лонгсдейле каждому есть что сказать. Кто хочет быть услышан, тот должен был строить. Этот "
        "год решит, каким станет город.",
    ),
}

# What came of a chapter; where the story forks, by the side that won.
CLOSINGS: dict[str, tuple[str, str]] = {
    "1:crown": (
        "The square empties by evening. A herald reads out the names of those who kept their doors shut; yours is "
        "among them, and the captain of the guard lifts his hat to you.",
        "К вечеру площадь пустеет. Глашатай читает имена тех, кто держал двери закрытыми; ваше среди них, и "
        "капитан стражи снимает перед вами шляпу.",
    ),
    "1:people": (
        "The square is not empty by evening, nor the next morning. Somebody has hung a bolt of cloth from the "
        "town hall, and it came from your loom.",
        "Площадь не пустеет ни к вечеру, ни к утру. Кто-то вывесил из окна ратуши полотно, и соткано оно у вас.",
    ),
    "2a": (
        "The gate has held. What it cost will be talked about for a long time, mostly by those who paid.",
        "Ворота выстояли. О том, чего это стоило, будут говорить ещё долго, и чаще всего те, кто заплатил.",
    ),
    "2b": (
        "The king has received the weavers and listened. He has promised nothing, but he has listened.",
        "Король принял ткачей и выслушал. Он ничего не обещал, но он выслушал.",
    ),
    "3:crown": (
        "When the ice breaks, a letter from the palace lies on every workbench: the walls are to be manned. "
        "Longsdale obeys, this time.",
        "Когда ломается лёд, на каждом верстаке лежит письмо из дворца: занять стены. На этот раз Лонгсдейл "
        "повинуется.",
    ),
    "3:people": (
        "When the ice breaks, the council votes, and the gatekeeper hands in his keys. They hang in the guild "
        "hall now, for everybody to see.",
        "Когда ломается лёд, совет голосует, и привратник сдаёт ключи. Теперь они висят в зале гильдий, у всех на "
        "виду.",
    ),
    "4a": (
        "The riders turned back at the third tower. In the evening one heard them sing, far away and not very merrily.",
        "У третьей башни всадники повернули назад. Вечером было слышно, как они поют, далеко и не слишком весело.",
    ),
    "4b": (
        "The last merchants leave with the swallows. They leave behind wine, debts, and the news that the king is ill.",
        "Последние купцы уходят вместе с ласточками. После них остаются вино, долги и весть о том, что король болен.",
    ),
    "5": (
        "The bells ring for a whole day. Longsdale has a crown and a council, and nobody can say which of them "
        "weighs more. You have your workshop, and for the first time in years an order for nothing but barrels.",
        "Колокола звонят целый день. У Лонгсдейла есть и корона, и совет, и никто не скажет, что из них тяжелее. "
        "А у вас есть мастерская и впервые за много лет заказ на одни только бочки.",
    ),
}
