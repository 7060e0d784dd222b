"""Words of the module `border_posts`."""

WORDS = {
    "posts": ("border posts", "пограничные башни"),
    "label.post": ("border post", "пограничная башня"),
    "label.posts": ("posts linked", "башен соединено"),
}

TITLES = {
    "sheet.posts.help": (
        "For linking two border posts and then the third with tiles; the first two to link all get a bonus.",
        "За соединение жетонами двух пограничных башен, потом третьей; первым двум, кто соединил все, положен бонус.",
    ),
}

SENTENCES = {
    "tell.linked": ("{player} links border posts: {posts} of 3", "{player} соединяет пограничные башни: {posts} из 3"),
    "tell.points.posts": (
        "{player} gets {points} for the border posts",
        "{player} получает {points} за пограничные башни",
    ),
}
