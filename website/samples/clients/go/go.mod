module www.example.com/contact

go 1.19
